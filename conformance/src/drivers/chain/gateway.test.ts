import { afterAll, expect, test } from 'vitest'
import type { Asked } from '../../engine/driver.ts'
import { openGateway } from './gateway.ts'
import { cutOff } from './testing/cutOff.ts'

const gateway = await openGateway()
afterAll(() => gateway.close())

const ask = async (url: string, body: unknown) =>
  (await (await fetch(url, { method: 'POST', body: JSON.stringify(body) })).json()) as unknown

test('each chain says who it is, without a node', async () => {
  const world = gateway.lease()
  const answers = await Promise.all(
    [56, 1, 137].map((id) => ask(world.url(id), { id: 1, method: 'eth_chainId' })),
  )
  expect(answers).toMatchObject([{ result: '0x38' }, { result: '0x1' }, { result: '0x89' }])
})

test('what one check asks, another does not hear', async () => {
  const [one, two] = [gateway.lease(), gateway.lease()]
  const heard: Asked[] = []
  one.onAsked((asked) => heard.push(asked))
  await ask(two.url(56), { method: 'eth_chainId' })
  await ask(one.url(56), { method: 'net_version' })
  expect(heard).toEqual([{ chainId: 56, method: 'net_version', params: [] }])
})

test('what has no method is heard too: a transcript names everything', async () => {
  const world = gateway.lease()
  const heard: Asked[] = []
  world.onAsked((asked) => heard.push(asked))
  await ask(world.url(56), { id: 1 })
  await ask(world.url(56), { id: 2, method: 5 })
  expect(heard.map(({ method }) => method)).toEqual(['(no method)', '(no method)'])
})

const noCall = { id: null, error: { code: -32600 } }
test.each([
  [null, noCall],
  [[null], [noCall]],
])('what is no call is told so: %j', async (body, answer) => {
  expect(await ask(gateway.lease().url(56), body)).toMatchObject(answer)
})

test('a wallet that is gone in the middle of its request ends nothing', async () => {
  const url = gateway.lease().url(56)
  await cutOff(url)
  expect(await ask(url, { id: 1, method: 'eth_chainId' })).toMatchObject({ result: '0x38' })
})

test('ten checks in a row send from ten accounts', () => {
  const firsts = Array.from({ length: 10 }, () => gateway.lease().accounts[0]!.address)
  expect(new Set(firsts).size).toBe(10)
})

test('what only a node knows is asked of a real one, with its errors', async () => {
  const world = gateway.lease()
  const batch = await ask(world.url(56), [
    { id: 1, method: 'eth_getBalance', params: [world.accounts[0]!.address, 'latest'] },
    { id: 2, method: 'eth_getBalance', params: ['zzz'] },
  ])
  expect(batch).toMatchObject([
    { id: 1, result: expect.stringMatching(/^0x/) },
    { id: 2, error: { code: -32602 } },
  ])
})
