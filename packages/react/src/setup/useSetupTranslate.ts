import { useTranslate } from '../provider/useTranslate.ts'
import setup from '../texts/en/setup.json' with { type: 'json' }

/** Returns a function that translates messages, also with the texts of this folder's views (`setup.json`). */
export const useSetupTranslate = () => useTranslate(setup)
