/** English texts of the panel that sends a transfer: form, preview, result. */
export { default as send } from './send.json' with { type: 'json' }
