import type { Step, Group, State } from '../State.ts'
import { connect, open, pick } from './steps.ts'

/** Returns a state in which a lazy chunk fails to load. */
const lost = (
  id: string,
  title: string,
  missingChunk: string,
  steps: readonly Step[],
  shows: string,
) => ({ id: `lost-${id}`, title, missingChunk, steps, shows }) satisfies State

const opener = 'main .ts-actions button[aria-expanded]'
const part = (place: string) => `${place} .ts-part button`

export const loadFailures: Group = {
  title: 'What could not be fetched',
  states: [
    lost('account', 'The account', '/accountChunk.ts', connect, part('main')),
    lost(
      'guide',
      'The way to a wallet',
      '/WalletSetup.tsx',
      [open, pick('rainbow')],
      part('dialog'),
    ),
    lost(
      'help',
      'What a wallet is',
      '/WalletHelp.tsx',
      [open, { press: 'dialog .ts-help summary' }],
      part('dialog'),
    ),
    lost(
      'send',
      'The form that sends',
      '/SendPanel.tsx',
      [...connect, { press: `${opener}:first-child` }],
      part('main'),
    ),
    lost(
      'language',
      'A language',
      '/de.json',
      [{ press: '.choices summary' }, { type: '.choices div select', text: 'de' }],
      '.choices small:not(:empty)',
    ),
  ],
}
