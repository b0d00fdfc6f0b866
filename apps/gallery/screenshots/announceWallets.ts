/** Runs in a page. Announces two wallets that never answer. */
export function announceWallets(): void {
  const provider = () => ({ request: () => new Promise(() => undefined) })
  const mark = (colour: string, path: string) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="${colour}"/><path d="${path}" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></svg>`)}`
  const fox = mark('#e2761b', 'M5 6l5 4h4l5-4-2 9-3 3h-4l-3-3L5 6Z')
  const rabbit = mark('#7084ff', 'M6 15c0-4 3-6 7-6s5 3 5 6H6Zm3-6V5m4 4V6')
  const wallets = [
    { name: 'MetaMask', rdns: 'io.metamask', icon: fox },
    { name: 'Rabby Wallet', rdns: 'io.rabby', icon: rabbit },
  ].map((info) => ({ info, provider: provider() }))
  window.addEventListener('eip6963:requestProvider', () => {
    for (const detail of wallets)
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  })
}
