import { create } from 'zustand';

/** What Chromium hands a page that can be installed; not in the DOM's own types. */
type InstallEvent = Event & {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
};

type Install = {
  /** Opens the browser's own question; null where the browser has none to open. */
  readonly ask: (() => Promise<boolean>) | null;
  readonly installed: boolean;
};

const standsAlone = () => matchMedia('(display-mode: standalone)').matches;

export const useInstall = create<Install>(() => ({ ask: null, installed: standsAlone() }));

/** Keeps the browser's offer to install until the reader asks for it on the download page. */
export function listenToInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    const ask = async () => {
      const { outcome } = await (event as InstallEvent).prompt();
      useInstall.setState({ ask: null });
      return outcome === 'accepted';
    };
    useInstall.setState({ ask });
  });
  addEventListener('appinstalled', () => useInstall.setState({ ask: null, installed: true }));
}
