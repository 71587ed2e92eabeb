import { create } from 'zustand';

/** Whether a newer version of the site waits behind this page. */
export const useNewVersion = create<{ readonly waiting: ServiceWorker | null }>(() => ({
  waiting: null,
}));

const LOOK_EVERY_MS = 30 * 60_000;

/** Installs the worker that keeps the shell for a broken line, and notices its next version. */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The first worker takes over a page that has none; only a change of workers is a new version.
  let replaced = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (replaced) location.reload();
    replaced = true;
  });
  try {
    const registration = await serviceWorker.register('/sw.js');
    const note = () => {
      if (registration.waiting && serviceWorker.controller)
        useNewVersion.setState({ waiting: registration.waiting });
    };
    note();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', note);
    });
    setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY_MS);
  } catch {
    // A browser may have workers switched off (private windows): the site works without one.
    useNewVersion.setState({ waiting: null });
  }
}

/** Takes the new version; the page reloads when it is in place. */
export const takeNewVersion = (): void => {
  useNewVersion.getState().waiting?.postMessage('take over');
};
