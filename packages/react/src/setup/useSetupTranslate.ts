import { useTranslate } from '../provider/useTranslate.ts'
import setup from '../texts/en/setup.json' with { type: 'json' }

/** Translates the texts for wallets outside the page. */
export const useSetupTranslate = () => useTranslate(setup)
