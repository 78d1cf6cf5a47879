// The three sections below the hero. They promise nothing that is not there: what is still to come says so.
import { Chip } from '../ui/Chip.tsx';
import { Cite } from '../ui/Cite.tsx';
import { ClockFace } from '../ui/ClockFace.tsx';
import { DropFull, NoNetwork, Tick } from '../ui/icons.tsx';
import { Steps } from '../ui/Steps.tsx';

export function WhyOasis() {
  return (
    <section className="section">
      <h2>Why Oasis?</h2>
      <p>It asks you about your own pages, and it keeps working where there is no network.</p>
      <div className="why">
        <div>
          <div className="frag">
            <Cite page={14} quote="At maximum height the vertical velocity vanishes." caption="Lecture 4: Kinematics.pdf" />
          </div>
          <h3>Your own material</h3>
          <p>Every question comes from the document you uploaded, and every explanation names the page.</p>
        </div>
        <div>
          <div className="frag">
            <p className="row label strong">
              <NoNetwork />
              You are offline.
            </p>
            <p className="row wrap">
              <Chip tone="ok" icon={<Tick />}>
                Ready
              </Chip>
              <Chip tone="device" icon={<DropFull />}>
                On this device
              </Chip>
            </p>
          </div>
          <h3>No network needed</h3>
          <p>A quiz that is ready is kept on your phone. Take it on the bus; it is sent when you are back online.</p>
        </div>
        <div>
          <div className="frag">
            <div className="row spread">
              <span className="label num strong">Question 5 of 12</span>
              <ClockFace share={0.52} text="18:42" role="img" />
            </div>
            <Steps current={5} total={12} label="Question 5 of 12" />
          </div>
          <h3>Timed like the exam</h3>
          <p>Set a time limit. If your battery dies, you go on at the same question with the time that is left.</p>
        </div>
      </div>
    </section>
  );
}

const steps = [
  { title: 'Upload materials', text: 'Textbooks, lecture notes, slides or past exams. PDF, PPTX, DOCX or TXT, up to 100 MB.' },
  {
    title: 'Dynamic quizzes and explanations',
    text: 'Multiple choice, short answer and essay questions, ready in about a minute.',
  },
  {
    title: 'Review and refine',
    text: 'See what you missed and why. It comes back the next day, and then in growing steps, until you know it.',
  },
] as const;

export function HowItWorks() {
  return (
    <section className="section">
      <h2>How it works</h2>
      <ol className="how">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const uses = [
  { title: 'Exam prep', text: 'Regional and international school exams, and past exams of your university.' },
  {
    title: 'Collaborative learning',
    text: 'Share a quiz by its link or code, and compare on a leaderboard whoever wants to be on it. Or download it as a Word file and take it together.',
  },
  { title: 'Homework assistance', text: 'Upload the chapter you were set and find out what you have not understood yet.' },
] as const;

export function UseCases() {
  return (
    <section className="section">
      <h2>What students use it for</h2>
      <div className="why">
        {uses.map(({ title, text }) => (
          <div className="use" key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
