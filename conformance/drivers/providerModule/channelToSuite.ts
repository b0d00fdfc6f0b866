import fs from 'node:fs'
import { Socket } from 'node:net'
import type { ChildMessage } from './parseChildMessage.ts'
import type { Handshake, ToChild } from './messagesToChild.ts'

// The module can replace built-in functions, so keep the originals. Named imports would be no protection, because
// `syncBuiltinESMExports` replaces them too.
const { readSync, writeSync } = fs
const { parse, stringify } = JSON
const { byteLength, from } = Buffer
const exit = process.exit.bind(process)
const newline = 0x0a

/**
 * File descriptors of the pipes in the child. The child reads lines of JSON from `orders`. Each line that it writes to
 * `messages` is the token, a space, and JSON.
 */
export const descriptors = { orders: 3, messages: 4 }

/**
 * Opens the agent's end of the pipes to the suite: blocks until the suite's first line arrives. Call it before the import
 * of the module.
 */
export function openChannelToSuite() {
  const { token, relay } = parse(readFirstLine()) as Handshake
  return {
    relay,
    send: (message: ChildMessage) => writeLine(`${token} ${stringify(message)}\n`),
    /** Starts to receive orders, and keeps the process alive for them. */
    onOrder(listener: (order: ToChild[number]) => void) {
      const orders = new Socket({ fd: descriptors.orders })
      let rest = ''
      orders.setEncoding('utf8')
      orders.on('data', (text: string) => {
        const lines = (rest + text).split('\n')
        rest = lines.pop()!
        for (const line of lines) for (const order of parse(line) as ToChild) listener(order)
      })
      orders.on('close', () => exit())
    },
  }
}

/** Reads the first line. The suite sends nothing else before the module is imported. */
function readFirstLine(): string {
  const bytes = Buffer.alloc(1024)
  let length = 0
  while (length === 0 || bytes[length - 1] !== newline) {
    const read = readSync(descriptors.orders, bytes, length, bytes.length - length, null)
    if (read === 0) exit()
    length += read
  }
  return bytes.toString('utf8', 0, length)
}

/** Writes a line, and blocks until the pipe has taken it. A signal may interrupt a write. */
function writeLine(line: string): void {
  const length = byteLength(line)
  let written = writeSync(descriptors.messages, line)
  if (written === length) return
  const bytes = from(line)
  while (written < length) written += writeSync(descriptors.messages, bytes, written)
}
