import { keptEntries } from '../wallet/transcript.ts'
import type { Act, Entry, Prompt } from '../wallet/types.ts'
import type { Document } from './createHost.ts'

type OpenPrompt = {
  prompt: Prompt
  document: Document
  /** Another document took over the prompt after its own was unloaded. */
  adopted?: boolean
}

/** Transcript of a wallet over all its documents, and their open prompts. */
export type Ledger = {
  hear(entries: readonly Entry[], document: Document): void
  /** Records an action of the test once, however many documents perform it. */
  note(entry: { kind: 'act'; act: Act }): void
  entries(): Entry[]
  open(): OpenPrompt[]
  /** Prompts for a site that are still open in unloaded documents, each once. */
  orphans(origin: string): Prompt[]
  /** Gives a document from the back/forward cache its open prompts again. */
  reclaim(document: Document): void
  subscribe(listener: (entry: Entry) => void): () => void
}

/**
 * Creates the ledger of a wallet. Each document counts its ids from 1, so the ledger adds the number of the
 * document to them. It assigns `seq` and the order by arrival. It keeps the newest entries, as the transcript
 * of a wallet in Node does.
 */
export const createLedger = (wallet: string, alive: (document: Document) => boolean): Ledger => {
  let entries: Entry[] = []
  let seq = 0
  let prompts: OpenPrompt[] = []
  const listeners = new Set<(entry: Entry) => void>()

  const write = (entry: Entry) => {
    entries.push(entry)
    if (entries.length > 2 * keptEntries) entries = entries.slice(-keptEntries)
    for (const listener of listeners) listener(entry)
  }
  const place = (entry: Entry, document: Document) => {
    const placed = { ...placedIn(entry, document), seq: (seq += 1) }
    if (placed.kind === 'prompt') prompts.push({ prompt: placed.prompt, document })
    if (placed.kind === 'answer')
      prompts = prompts.filter(({ prompt }) => prompt.id !== placed.prompt)
    write(placed)
  }

  return {
    hear: (heard, document) => {
      for (const entry of heard) if (entry.kind !== 'act') place(entry, document)
    },
    note: ({ act }) =>
      write({ seq: (seq += 1), at: entries.at(-1)?.at ?? 0, wallet, kind: 'act', act }),
    entries: () => [...entries],
    open: () => prompts.filter(({ document, adopted }) => alive(document) && !adopted),
    orphans: (origin) => {
      const left = prompts.filter(
        ({ prompt, document, adopted }) => !alive(document) && !adopted && prompt.origin === origin,
      )
      for (const prompt of left) prompt.adopted = true
      return left.map(({ prompt }) => prompt)
    },
    reclaim: (returned) => {
      for (const prompt of prompts) if (prompt.document === returned) prompt.adopted = false
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const span = 1_000_000

/** The id of a prompt within its document. */
export const localId = (id: number): number => id % span

function placedIn(entry: Entry, { index }: Document): Entry {
  const global = (id: number) => index * span + id
  switch (entry.kind) {
    case 'call':
    case 'result':
    case 'error':
      return { ...entry, id: global(entry.id) }
    case 'prompt':
      return { ...entry, prompt: { ...entry.prompt, id: global(entry.prompt.id) } }
    case 'answer':
      return { ...entry, prompt: global(entry.prompt) }
    default:
      return entry
  }
}
