import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import type { Anvil } from '../chain/index.ts'
import { listenOnLoopback } from '../server/listenOnLoopback.ts'
import { rpcMiddleware, rpcPath } from './rpcMiddleware.ts'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

async function listen(server: Server): Promise<string> {
  servers.push(server)
  return `http://127.0.0.1:${await listenOnLoopback(server, 0)}`
}

/** Serves an origin whose chain 56 echoes requests and whose chain 1 does not start. */
async function origin() {
  const node = await listen(
    createServer((request, response) => {
      response.statusCode = Number(request.headers['content-length']) > 20 ? 429 : 200
      request.pipe(response)
    }),
  )
  const chain = async (chainId: number) => {
    if (chainId === 56) return { url: node } as Partial<Anvil> as Anvil
    throw new Error('There is no Anvil here.')
  }
  const middleware = rpcMiddleware({ chain }, [56, 1])
  return listen(
    createServer((request, response) => {
      void middleware(request, response, () => {
        response.statusCode = 404
        response.end()
      })
    }),
  )
}

const post = (url: string, body: string) => fetch(url, { method: 'POST', body })

test('forwards a request to the node of its chain unchanged', async () => {
  const answer = await post((await origin()) + rpcPath(56), '{"id":7}')
  expect(await answer.text()).toBe('{"id":7}')
})

test('keeps the status of the node’s answer', async () => {
  const answer = await post((await origin()) + rpcPath(56), '"a request that is too long"')
  expect(answer.status).toBe(429)
})

test('answers with a JSON-RPC error and the reason if a chain does not start', async () => {
  const answer = await post((await origin()) + rpcPath(1), '{}')
  expect(answer.status).toBe(502)
  expect(await answer.json()).toMatchObject({
    error: { code: -32603, message: 'There is no Anvil here.' },
  })
})

test.each(['/', rpcPath(97), `${rpcPath(56)}/x`])('%s is the page’s own', async (path) => {
  expect((await post((await origin()) + path, '{}')).status).toBe(404)
})

test('leaves a GET to the page', async () => {
  expect((await fetch((await origin()) + rpcPath(56))).status).toBe(404)
})
