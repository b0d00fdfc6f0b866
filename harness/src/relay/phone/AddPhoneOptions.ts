import type { createPhone } from '../index.ts'

/** Options of a phone that a test adds. The fixture sets the relay and the persona. */
export type AddPhoneOptions = Omit<createPhone.Options, 'relay' | 'persona'>
