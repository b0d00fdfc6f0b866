import type { ServerResponse } from 'node:http'
import type { NodeAnswer } from '../createNodeClient.ts'

/** Sends a node's answer. Anvil answers a notification with status 204 and no text. */
export function sendJson(response: ServerResponse, { status, text }: NodeAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(text)
}
