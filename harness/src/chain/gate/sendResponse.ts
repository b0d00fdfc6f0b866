import type { ServerResponse } from 'node:http'
import type { NodeAnswer } from '../createNodeClient.ts'

/**
 * Sends the status and text of a node's answer. To a notification, Anvil answers with status 204 and no text.
 */
export const sendJson = (response: ServerResponse, { status, text }: NodeAnswer): void =>
  sendText(response, status, { type: 'application/json', text })

export function sendText(
  response: ServerResponse,
  status: number,
  { type, text }: { type: string; text: string },
): void {
  response.writeHead(status, { 'content-type': type }).end(text)
}
