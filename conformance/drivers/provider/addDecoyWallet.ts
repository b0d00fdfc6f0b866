export const decoyRdns = 'example.decoy'

/**
 * Adds a second wallet, which supports only `eth_chainId`. Returns a function that removes it. Also passed to
 * `page.evaluate`, so it uses only its arguments.
 */
export function addDecoyWallet(
  rdns: string,
  window: EventTarget = globalThis as unknown as EventTarget,
): () => void {
  const provider = {
    request: async ({ method }: { method: string }) => {
      if (method === 'eth_chainId') return '0x539'
      throw Object.assign(new Error('The decoy knows no other method.'), { code: 4200 })
    },
    on: () => provider,
    removeListener: () => provider,
  }
  const info = {
    uuid: 'd0d0d0d0-d0d0-4d0d-8d0d-d0d0d0d0d0d0',
    name: 'Decoy',
    icon: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E',
    rdns,
  }
  const announce = () => {
    const detail = Object.freeze({ info, provider })
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => window.removeEventListener('eip6963:requestProvider', announce)
}
