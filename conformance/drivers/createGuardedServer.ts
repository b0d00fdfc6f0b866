import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { checkRequest, sendRefusal, type RequestRules } from '@touchstone/harness/server'
import type { Certificate } from './createCertificate.ts'

/** Creates a server that refuses requests that the rules do not allow. It uses HTTP without a certificate. */
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
