import type { Page } from 'playwright-core';
import type { FrameLaunch } from '@nokshi/contract/frame.ts';

export type BareLaunch = {
  /** Of the player site. */
  readonly origin: string;
  readonly gameCode: string;
  readonly launchToken: string;
  readonly reducedMotion: boolean;
  /** The page of the frame; that of the slots unless given. */
  readonly frame?: 'table.html' | 'kite.html';
};

/**
 * Opens the frame of a game in a page that has nothing but the frame: the handshake of the contract, and a line
 * on the page's console for each round that was shown to its end. For what is looked at in the frame alone.
 */
export async function openBareFrame(page: Page, launch: BareLaunch): Promise<void> {
  const url = `${launch.origin}/bare-parent`;
  await page.route(url, (route) =>
    route.fulfill({ contentType: 'text/html', body: parentOf(launch) }),
  );
  await page.goto(url);
}

function parentOf({ origin, frame, ...given }: BareLaunch): string {
  const launch: FrameLaunch = {
    type: 'nokshi-launch',
    apiOrigin: origin,
    language: 'EN',
    theme: 'light',
    sound: false,
    lastStakes: [],
    favouriteStakes: [],
    layouts: [],
    ...given,
  };
  return `<!doctype html><html lang="en"><head>
<meta name="viewport" content="width=device-width, initial-scale=1">
</head><body style="margin:0">
<iframe sandbox="allow-scripts" src="${origin}/frame/${frame ?? ''}" style="display:block;border:0;width:100%;height:100vh"></iframe>
<script>
  addEventListener('message', ({ data, source }) => {
    if (data.type !== 'nokshi-ready') return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => { if (data.type === 'round') console.log('round'); };
    source.postMessage(${JSON.stringify(launch)}, '*', [port2]);
  });
</script></body></html>`;
}
