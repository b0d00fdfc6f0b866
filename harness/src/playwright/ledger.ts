import { keptEntries } from '../wallet/transcript.ts'
import type { Act, Entry, Prompt } from '../wallet/types.ts'
import type { Document } from './createHost.ts'

type OpenPrompt = {
  prompt: Prompt
  document: Document
  /** It went on in another document, as its own was gone. */
  adopted?: boolean
}

/** The transcript of a wallet over all its documents, and the prompts that are open in them. */
export type Ledger = {
  hear(entries: readonly Entry[], document: Document): void
  /** What was done from here, once, however many documents did it. */
  note(entry: { kind: 'act'; act: Act }): void
  entries(): Entry[]
  open(): OpenPrompt[]
  /** What was still open for a site in documents that are gone; each once. */
  orphans(origin: string): Prompt[]
  /** A document came back from the cache, and what it left open is its own again. */
  reclaim(document: Document): void
  subscribe(listener: (entry: Entry) => void): () => void
}

/**
 * Each document counts from 1; here the ids are told apart by the document's number, and `seq` and
 * the order are those of arrival. Keeps the newest entries, as the transcript of a wallet in Node does.
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
