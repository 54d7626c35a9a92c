// Waiting for the thing itself. The patience only decides how soon a failure is one: it is longer than any busy machine needs.

export const PATIENCE = 180_000;
const PAUSE = 25;

// Runs checks until they hold; what was wrong last is what is wrong.
export async function eventually(checks, patience = PATIENCE) {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await checks();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}
