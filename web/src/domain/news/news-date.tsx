import text from '../../ui/text/text.module.css';
import { momentAs } from '../checkpoint/checkpoint-words.ts';

export const NewsDate = ({ at }: { readonly at: string }) => (
  <time dateTime={at.slice(0, 10)} className={text.hint}>
    {momentAs(at, { dateStyle: 'long' })}
  </time>
);
