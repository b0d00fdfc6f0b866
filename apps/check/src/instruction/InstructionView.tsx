import { useEffect, useRef } from 'react'
import type { Session, SessionView } from '../session/createSession.ts'
import { ReplyButtons } from './ReplyButtons.tsx'

/** The current instruction, the progress, the reply buttons, and a button that ends the run. */
export function InstructionView({ session, view }: { session: Session; view: SessionView }) {
  const { instruction, finished, all, asked } = view
  const heading = useRef<HTMLHeadingElement>(null)
  const id = instruction?.id
  // Move the focus to the heading: the button that had the focus may be gone.
  useEffect(() => heading.current?.focus(), [id])
  return (
    <section className="card" aria-labelledby="step" data-act={instruction?.act}>
      <p className="progress">
        <label htmlFor="finished">
          {finished} of {all} checks
        </label>
        <progress id="finished" max={all} value={finished} />
      </p>
      <h2 id="step" ref={heading} tabIndex={-1}>
        {instruction ? `Instruction ${asked}` : 'One moment'}
      </h2>
      <p role="status" className="say">
        {instruction ? instruction.text : `${session.wallet.name} is being asked.`}
      </p>
      {instruction?.show && (
        <ul className="show">
          {instruction.show.map((one) => (
            <li key={one}>
              <code>{one}</code>
            </li>
          ))}
        </ul>
      )}
      {instruction && (
        <ReplyButtons key={instruction.id} kinds={instruction.replies} onReply={session.reply} />
      )}
      <p className="soft leave">
        {instruction?.check && (
          <>
            For the check <code>{instruction.check}</code>.{' '}
          </>
        )}
        <button type="button" className="link" onClick={session.leave}>
          Stop here and see the report
        </button>
      </p>
    </section>
  )
}
