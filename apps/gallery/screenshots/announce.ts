/** In a page: two wallets that announce themselves and answer nothing. */
export function announce(): void {
  const provider = () => ({ request: () => new Promise(() => undefined) })
  const disc = (colour: string) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${colour}"/></svg>`)}`
  const wallets = [
    { name: 'MetaMask', rdns: 'io.metamask', icon: disc('#e2761b') },
    { name: 'Rabby Wallet', rdns: 'io.rabby', icon: disc('#7084ff') },
  ].map((info) => ({ info, provider: provider() }))
  window.addEventListener('eip6963:requestProvider', () => {
    for (const detail of wallets)
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  })
}
