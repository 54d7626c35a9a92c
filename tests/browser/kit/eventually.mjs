// Waits for a condition instead of a time. The timeout only catches a hang: no busy machine reaches it. FOUR_TIMEOUT sets
// another one, in seconds, for work on a test.

export const TIMEOUT = 1000 * Number(process.env.FOUR_TIMEOUT ?? 180);
const PAUSE = 25;

// Repeats assertions until they hold. After the timeout it throws the last failure.
export async function eventually(assertions) {
  const end = performance.now() + TIMEOUT;
  for (;;) {
    try {
      return await assertions();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}
