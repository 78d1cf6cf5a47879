// The picture of a question. It comes with the question or from our own origin: nothing is loaded from elsewhere.
import { paperTexts } from '#texts/paper';
import './questionPicture.css';

export function QuestionPicture({ address }: { address: string | undefined }) {
  if (!address || !/^(?:data:image\/|\/(?!\/))/.test(address)) return null;
  return <img className="qpicture" src={address} alt={paperTexts.picture} />;
}
