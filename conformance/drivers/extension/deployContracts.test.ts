import { createPublicClient, http, parseAbi } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { type Gateway, openGateway } from '../chain/gateway.ts'
import { deployContracts } from './deployContracts.ts'
import type { ChainContract } from './ExtensionWallet.ts'
import { metamask } from './metamask/index.ts'

const delegateContract = metamask.contracts[0]!

let gateway: Gateway
beforeAll(async () => {
  gateway = await openGateway()
  return () => gateway.close()
})

const client = () => createPublicClient({ transport: http(gateway.lease().url(1)) })
const deploy = (...contracts: ChainContract[]) =>
  deployContracts((method, params) => gateway.ask(method, params, 1), contracts)

const abi = parseAbi([
  'function NAME() view returns (string)',
  'function delegationManager() view returns (address)',
  'function entryPoint() view returns (address)',
])
const read = (functionName: 'NAME' | 'delegationManager' | 'entryPoint') =>
  client().readContract({ address: delegateContract.address, functionName, abi })

test("puts MetaMask's delegate at its address, with the arguments of its constructor", async () => {
  await deploy(delegateContract)
  expect(await Promise.all([read('NAME'), read('delegationManager'), read('entryPoint')])).toEqual([
    'EIP7702StatelessDeleGator',
    '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3',
    '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  ])
})

test('keeps a contract that exists on the chain', async () => {
  const address = `0x${'ab'.repeat(20)}` as const
  await deploy({ address, initCode: '0x60015f5260205ff3' })
  await deploy({ address, initCode: '0x60025f5260205ff3' })
  expect(await client().getCode({ address })).toBe(`0x${'1'.padStart(64, '0')}`)
})

test('throws the error of the node', async () => {
  const reverting = { address: `0x${'cd'.repeat(20)}` as const, initCode: '0x5f5ffd' }
  await expect(deploy(reverting)).rejects.toThrow(/^eth_call failed: .*revert/)
})
