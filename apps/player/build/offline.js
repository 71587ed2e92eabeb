// The offline page asks whether the site is there again, and opens what was asked for when it is:
// after two seconds, then less and less often, and at once when the device says it has a line.
(() => {
  const LONGEST_MS = 60_000;
  let waitMs = 2_000;
  const look = async () => {
    try {
      await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      location.reload();
    } catch {
      // Still no line.
      waitMs = Math.min(waitMs * 1.5, LONGEST_MS);
      setTimeout(look, waitMs);
    }
  };
  setTimeout(look, waitMs);
  addEventListener('online', () => location.reload());
})();
