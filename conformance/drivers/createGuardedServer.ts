import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { checkRequest, sendRefusal, type RequestRules } from '@touchstone/harness/server'
import type { Certificate } from './createCertificate.ts'

/**
 * Creates a server that refuses requests that the rules do not allow, by their `Host`, `Origin` and `Content-Type`.
 *
 * @param certificate certificate of a server that uses TLS. Default: the server uses plain HTTP.
 * @example
 * const server = createGuardedServer({ host: 'loopback', pages: 'same-origin' }, (_, response) => response.end())
 */
export function createGuardedServer(
  rules: RequestRules,
  answer: RequestListener,
  certificate?: Certificate,
): Server {
  const listener: RequestListener = (request, response) => {
    const refusal = checkRequest(request, rules)
    if (refusal) sendRefusal(response, refusal)
    else answer(request, response)
  }
  return certificate ? createTlsServer(certificate, listener) : createServer(listener)
}
