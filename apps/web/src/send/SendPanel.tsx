import { useConnection, useTouchstone } from '@touchstone/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { transactionStore } from '../transactions/createTransactionStore.ts'
import { SendPreview } from './SendPreview.tsx'
import { SendForm } from './SendForm.tsx'
import type { Fields, Transfer } from './parseTransfer.ts'
import { type Order, submitTransfer } from './submitTransfer.ts'
import { type SendMessage, useSendTranslate } from './useSendTranslate.ts'

type Step =
  | { at: 'form'; message?: SendMessage }
  | { at: 'check'; order: Order; waiting: boolean; message?: SendMessage }
  | { at: 'sent'; hash: string }

/** Panel that sends a transfer in three steps: the form, the preview, and the prompt of the wallet. */
export default function SendPanel({ onClose }: { onClose(): void }) {
  const translate = useSendTranslate()
  const { connection } = useTouchstone()
  const { accounts, chainId, wallet } = useConnection()
  const [fields, setFields] = useState<Fields>()
  const [step, setStep] = useState<Step>({ at: 'form' })
  const heading = useRef<HTMLHeadingElement>(null)
  const turn = useRef(0)
  const list = useSyncExternalStore(transactionStore.subscribe, transactionStore.getSnapshot)
  const subject = `${accounts[0]}@${chainId}`
  const previewed = useRef(subject)
  useEffect(() => {
    if (previewed.current === subject) return
    previewed.current = subject
    // If the account or the network has changed, return to the form, unless the wallet already has the request.
    setStep((now) =>
      now.at === 'check' && !now.waiting ? { at: 'form', message: { key: 'send.moved' } } : now,
    )
  }, [subject])
  const statusElement = useRef<HTMLParagraphElement>(null)
  // Scroll to the message: on a small screen it may be below the visible part of the page.
  useEffect(() => {
    if (statusElement.current?.textContent)
      statusElement.current.scrollIntoView({ block: 'nearest' })
  }, [step])
  // On unmount, stop a transfer for which the wallet has not been asked yet.
  useEffect(() => () => void (turn.current += 1), [])
  // Focus the heading of each new step, so that screen readers read the step from its beginning.
  useEffect(() => heading.current?.focus(), [step.at])
  const [from] = accounts
  if (from === undefined || chainId === undefined) return null

  const check = (transfer: Transfer, entered: Fields) => {
    setFields(entered)
    setStep({ at: 'check', order: { from, chainId, transfer }, waiting: false })
  }
  const confirm = async (order: Order) => {
    const mine = (turn.current += 1)
    setStep({ at: 'check', order, waiting: true })
    const answer = await submitTransfer(connection, order, () => mine === turn.current)
    if ('hash' in answer) {
      const { asset, to, amount } = order.transfer
      // Add the transaction to the list even if the user has stopped waiting for the response.
      transactionStore.add({ hash: answer.hash, chainId: order.chainId, to, amount, unit: asset })
    }
    if (mine !== turn.current) return
    if ('hash' in answer) setStep({ at: 'sent', hash: answer.hash })
    else setStep({ at: 'check', order, waiting: false, message: answer.failure })
  }
  const stop = (order: Order) => {
    turn.current += 1
    setStep({ at: 'check', order, waiting: false, message: { key: 'send.stopped', wallet } })
  }
  // The panel says only that the sent transaction is pending. The transaction list on the page reports its result.
  const isOpen = list.some(
    ({ hash, state }) => step.at === 'sent' && hash === step.hash && state === 'waiting',
  )
  const asked = step.at === 'check' && step.waiting
  const settled: SendMessage | undefined =
    step.at !== 'sent' ? step.message : isOpen ? { key: 'send.sent' } : undefined
  const message: SendMessage | undefined = asked ? { key: 'send.waiting', wallet } : settled
  const title = step.at === 'check' ? 'send.check' : 'send.title'
  return (
    <div className="panel" role="group" aria-label={translate('send.title')}>
      <div className="bar">
        <h3 ref={heading} tabIndex={-1}>
          {translate(title)}
        </h3>
        <button type="button" className="ts-button ts-quiet" onClick={onClose}>
          {translate('send.close')}
        </button>
      </div>
      {step.at === 'form' && <SendForm key={chainId} initialFields={fields} onPreview={check} />}
      {step.at === 'check' && (
        <SendPreview
          {...step}
          onConfirm={() => void confirm(step.order)}
          onStop={() => stop(step.order)}
          onChange={() => setStep({ at: 'form' })}
        />
      )}
      <p ref={statusElement} className="said" aria-live="polite">
        {message && translate(message)}
      </p>
      {step.at === 'sent' && (
        <div className="ts-actions">
          <button
            type="button"
            className="ts-button"
            onClick={() => {
              setFields(undefined)
              setStep({ at: 'form' })
            }}
          >
            {translate('send.another')}
          </button>
        </div>
      )}
    </div>
  )
}
