/** Sending: form, preview, result. */
export { default as send } from './send.json' with { type: 'json' }
