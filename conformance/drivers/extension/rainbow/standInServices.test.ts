import { expect, test } from 'vitest'
import { findMissingServices } from '../openExtensionEnvironment.ts'
import { dependencies, services } from './standInServices.ts'

const ask = (address: string, body = '') => {
  const { host, pathname, search } = new URL(address)
  return services({ host, path: `${pathname}${search}`, method: 'GET', body })
}

test.each([
  ['https://rpc.rainbow.me/v1/56/key', { chain: 56 }],
  ['https://rpc.rainbow.me/v1/1/key', { chain: 1 }],
  [
    'https://rpc.rainbow.me/v1/7310001/key?custom_rpc=http%3A%2F%2F127.0.0.1%3A80%2F1%2F137',
    { node: 'http://127.0.0.1:80/1/137' },
  ],
  ['https://rpc.rainbow.me/v1/137/key?custom_rpc=https%3A%2F%2Fnode.example', undefined],
])('sends requests to %s to the node %j', (address, answer) => {
  expect(ask(address)).toEqual(answer)
})

test('answers for a chain that no check uses', () => {
  expect(ask('https://rpc.rainbow.me/v1/10/key', '{"id":7,"method":"eth_chainId"}')).toEqual({
    json: { jsonrpc: '2.0', id: 7, result: '0x1' },
  })
})

test('knows no site by name', () => {
  const address = 'https://metadata.p.rainbow.me/v1/graph?query=x&operationName=dApp'
  expect(ask(address)).toEqual({ json: { data: { dApp: null } } })
})

test.each([
  'https://metadata.p.rainbow.me/v1/graph?query=x&operationName=getNetworks',
  'https://aha.rainbow.me/',
])('does not imitate %s', (address) => {
  expect(ask(address)).toBeUndefined()
})

test('names the services of batches and of sign-ins, because they are not imitated', () => {
  expect(findMissingServices({ services, dependencies })).toEqual({
    'eip-4361': 'the scan of messages of metadata.p.rainbow.me',
    'eip-5792': 'the remote configuration of firebaseremoteconfig.googleapis.com',
  })
})
