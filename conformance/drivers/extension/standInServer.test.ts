import { createServer } from 'node:http'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { listenLocally } from '../chain/listenLocally.ts'
import { type Services, startStandInServer } from './standInServer.ts'

test('calls the node for a service that has another form than JSON-RPC, and wraps its answer', async () => {
  const { ask, asked } = await serve(({ body }) => {
    const { method } = JSON.parse(body) as { method: string }
    return { chain: 56, call: { method, params: [] }, wrap: ({ result }) => ({ data: result }) }
  })
  expect(await ask('{"chain":"bsc","method":"eth_chainId"}')).toBe('{"data":"0x38"}')
  expect(asked).toEqual(['{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}'])
})

test('forwards a request in JSON-RPC and its answer unchanged', async () => {
  const { ask, asked } = await serve(() => ({ chain: 56 }))
  expect(await ask('[{"id":7}]')).toBe('{"result":"0x38"}')
  expect(asked).toEqual(['[{"id":7}]'])
})

test('forwards a request to the node at an address', async () => {
  const node = await listenLocally(
    createServer(
      (incoming, response) => void text(incoming).then((body) => response.end(`"${body}"`)),
    ),
  )
  onTestFinished(node.close)
  const { ask, asked } = await serve(() => ({ node: `http://127.0.0.1:${node.port}/137` }))
  expect(await ask('7')).toBe('"7"')
  expect(asked).toEqual([])
})

/** Starts a stand-in server for these services, with a node that answers 0x38 and records its requests. */
async function serve(services: Services) {
  const asked: string[] = []
  const node = await listenLocally(
    createServer(async (incoming, response) => {
      asked.push(await text(incoming))
      response.end('{"result":"0x38"}')
    }),
  )
  onTestFinished(node.close)
  const url = `http://127.0.0.1:${node.port}`
  const { port, close } = await startStandInServer(services, { 56: url, 1: url })
  onTestFinished(close)
  const ask = (body: string) =>
    new Promise<string>((resolve, reject) => {
      const options = { port, host: '127.0.0.1', method: 'POST', rejectUnauthorized: false }
      request(options, (response) => void text(response).then(resolve, reject))
        .on('error', reject)
        .end(body)
    })
  return { ask, asked }
}
