import type { ServerResponse } from 'node:http'
import type { NodeAnswer } from '../createNodeClient.ts'

/** Sends a node's answer. Anvil answers a notification with status 204 and no text. */
export const sendJson = (response: ServerResponse, { status, text }: NodeAnswer): void =>
  sendText(response, status, { type: 'application/json', text })

export function sendText(
  response: ServerResponse,
  status: number,
  { type, text }: { type: string; text: string },
): void {
  response.writeHead(status, { 'content-type': type }).end(text)
}
