import { startAnvil } from '@touchstone/harness/chain'
import { createPublicClient, http } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { deployContracts } from './deployContracts.ts'
import { delegate } from './metamask/delegate.ts'

let node: string
beforeAll(async () => {
  const anvil = await startAnvil({ chainId: 56, forkUrl: false })
  node = anvil.url
  return () => anvil.stop()
})

const read = (functionName: 'NAME' | 'delegationManager' | 'entryPoint') =>
  createPublicClient({ transport: http(node) }).readContract({
    address: delegate.address,
    functionName,
    abi: (['NAME', 'delegationManager', 'entryPoint'] as const).map((name) => ({
      type: 'function',
      name,
      stateMutability: 'view',
      inputs: [],
      outputs: [{ type: name === 'NAME' ? 'string' : 'address' }],
    })),
  })

test("puts MetaMask's delegate at its address, with what its constructor was given", async () => {
  await deployContracts(node, [delegate])
  expect(await Promise.all([read('NAME'), read('delegationManager'), read('entryPoint')])).toEqual([
    'EIP7702StatelessDeleGator',
    '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3',
    '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  ])
})

test('leaves a contract that the chain has', async () => {
  const address = `0x${'ab'.repeat(20)}` as const
  await deployContracts(node, [{ address, initCode: '0x60015f5260205ff3' }])
  await deployContracts(node, [{ address, initCode: '0x60025f5260205ff3' }])
  expect(await createPublicClient({ transport: http(node) }).getCode({ address })).toBe(
    `0x${'1'.padStart(64, '0')}`,
  )
})

test('says what the node refuses', async () => {
  const reverting = { address: `0x${'cd'.repeat(20)}` as const, initCode: '0x5f5ffd' }
  await expect(deployContracts(node, [reverting])).rejects.toThrow(/^eth_call failed: .*revert/)
})
