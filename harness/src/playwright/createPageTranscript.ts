import { createTranscript } from '../wallet/transcript.ts'
import type { Act, Entry, Prompt } from '../wallet/types.ts'
import type { PageDocument } from './createPageBridge.ts'

type OpenPrompt = {
  prompt: Prompt
  document: PageDocument
  /** Whether another document took over the prompt after its own was unloaded. */
  adopted?: boolean
}

export type PageTranscript = ReturnType<typeof createPageTranscript>

/**
 * Creates the transcript of a wallet. Each document counts its ids from 1, so they get an offset. Entries keep their
 * time, and get their `seq` when they arrive.
 */
export const createPageTranscript = (
  wallet: string,
  alive: (document: PageDocument) => boolean,
) => {
  let last = 0
  const { record, entries, subscribe } = createTranscript(wallet, { now: () => last })
  let prompts: OpenPrompt[] = []

  const place = (entry: Entry, document: PageDocument) => {
    const { seq: _, ...placed } = withGlobalIds(entry, document)
    if (placed.kind === 'prompt') prompts.push({ prompt: placed.prompt, document })
    if (placed.kind === 'answer')
      prompts = prompts.filter(({ prompt }) => prompt.id !== placed.prompt)
    last = placed.at
    record(placed)
  }

  return {
    addEntries: (added: readonly Entry[], document: PageDocument) => {
      for (const entry of added) if (entry.kind !== 'act') place(entry, document)
    },
    /** Records an action of the test once, however many documents perform it. */
    addAct: (act: Act) => record({ kind: 'act', act }),
    entries,
    open: () => prompts.filter(({ document, adopted }) => alive(document) && !adopted),
    /** Returns the prompts for a site that are still open in unloaded documents. Returns each prompt once. */
    adoptPrompts: (origin: string): Prompt[] => {
      const left = prompts.filter(
        ({ prompt, document, adopted }) => !alive(document) && !adopted && prompt.origin === origin,
      )
      for (const prompt of left) prompt.adopted = true
      return left.map(({ prompt }) => prompt)
    },
    /** Returns the open prompts to a document that comes back from the back/forward cache. */
    returnPrompts: (returned: PageDocument) => {
      for (const prompt of prompts) if (prompt.document === returned) prompt.adopted = false
    },
    subscribe,
  }
}

/** Distance between the ids of one document and those of the next. */
const idsPerDocument = 1_000_000

/** Returns the id that a prompt has within its document. */
export const localId = (id: number): number => id % idsPerDocument

function withGlobalIds(entry: Entry, { index }: PageDocument): Entry {
  const global = (id: number) => index * idsPerDocument + id
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
