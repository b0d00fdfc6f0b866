/** Runs in the page. Announces a second wallet (EIP-6963), which rejects all requests. */
export const announceOtherWallet = (): void => {
  const provider = {
    request: () =>
      Promise.reject(Object.assign(new Error('This wallet has no accounts.'), { code: 4100 })),
    on: () => provider,
    removeListener: () => provider,
  }
  const info = {
    uuid: crypto.randomUUID(),
    name: 'Other Wallet',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"/>',
    rdns: 'org.example.other',
  }
  dispatchEvent(
    new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
  )
}
