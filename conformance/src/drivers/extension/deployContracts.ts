import type { ChainContract } from './ExtensionWallet.ts'

/**
 * Puts contracts at the addresses that they have on the public chains. A fork has them already.
 *
 * @param node address of an Anvil.
 * @throws Error when the node refuses.
 */
export async function deployContracts(
  node: string,
  contracts: readonly ChainContract[],
): Promise<void> {
  for (const { address, initCode } of contracts) {
    if ((await ask(node, 'eth_getCode', [address, 'latest'])) !== '0x') continue
    // A call without a recipient returns the code that the constructor leaves.
    const code = await ask(node, 'eth_call', [{ data: initCode }, 'latest'])
    await ask(node, 'anvil_setCode', [address, code])
  }
}

async function ask(node: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(node, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = (await response.json()) as {
    result?: unknown
    error?: { message: string }
  }
  if (error) throw new Error(`${method} failed: ${error.message}`)
  return result
}
