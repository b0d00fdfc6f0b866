import { renderUnicodeCompact } from 'uqr'

/** Text for the terminal once the page is served: its addresses, and a QR code for phones. */
export function servedText({ local, network }: { local: string; network?: string }): string {
  const lines = [
    `The Check page is at ${local}`,
    ...(network
      ? [
          `For a phone in the same network: ${network}`,
          renderUnicodeCompact(network, { border: 2 }),
        ]
      : ['This machine is in no network that a phone could reach it by.']),
    'Open it in the browser of the wallet. The report comes back here; Ctrl-C ends it without one.',
  ]
  return `${lines.join('\n')}\n`
}
