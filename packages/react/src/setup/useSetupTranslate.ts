import { useTranslate } from '../provider/useTranslate.ts'
import setup from '../texts/en/setup.json' with { type: 'json' }

/** Returns a function that translates the texts for wallets that are not in the page. */
export const useSetupTranslate = () => useTranslate(setup)
