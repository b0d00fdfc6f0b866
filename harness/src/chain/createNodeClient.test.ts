import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createNodeClient } from './createNodeClient.ts'

test('rejects an answer of more than 64 MiB, and answers the next call', async () => {
  let mebibytes = 65
  const server = createServer((_, response) => {
    for (let sent = 0; sent < mebibytes; sent++) response.write('x'.repeat(2 ** 20))
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const node = createNodeClient({ url: () => `http://127.0.0.1:${port}`, clean: (text) => text })

  await expect(node.post('{}')).rejects.toThrow('The answer is longer than 64 MiB.')

  mebibytes = 64
  expect((await node.post('{}')).text).toHaveLength(64 * 2 ** 20)
})
