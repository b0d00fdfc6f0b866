import { createServer, type RequestListener, type Server } from 'node:http'
import { checkRequest, sendRefusal, type RequestRules } from '@touchstone/harness/server'

/**
 * Creates a server that refuses requests of pages that the rules do not allow. It judges them by `Host`,
 * `Origin` and `Content-Type`.
 *
 * @example
 * const server = createLocalServer({ host: 'loopback', pages: 'same-origin' }, (_, response) => response.end())
 */
export const createLocalServer = (rules: RequestRules, answer: RequestListener): Server =>
  createServer((request, response) => {
    const refusal = checkRequest(request, rules)
    if (refusal) sendRefusal(response, refusal)
    else answer(request, response)
  })
