// The languages of the game: a folder each.

import { readdirSync } from "node:fs";

export const LANGUAGES = readdirSync(new URL("../../../crates/text/locales", import.meta.url));
