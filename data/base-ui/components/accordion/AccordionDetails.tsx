import * as React from 'react';
import { styled } from '@mui/system';

const sections = [
  { title: 'Arrival', text: 'Call the pilot on channel 12 before you pass the lighthouse.' },
  { title: 'Customs', text: 'The office on the north quay is open from 7:00 to 19:00.' },
  { title: 'Fuel', text: 'The fuel pier takes vessels with a draft of up to four meters.' },
];

export default function AccordionDetails() {
  const name = React.useId();

  return (
    <List>
      {sections.map(({ title, text }, index) => (
        <Section key={title} name={name} open={index === 0}>
          <summary>{title}</summary>
          <p>{text}</p>
        </Section>
      ))}
    </List>
  );
}

const List = styled('div')({
  width: '100%',
  maxWidth: '420px',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '8px',
});

const Section = styled('details')({
  '& + &': { borderBlockStart: '1px solid light-dark(#cbd5e1, #334155)' },
  '& summary': { padding: '12px 16px', borderRadius: '8px', fontWeight: 600, cursor: 'pointer' },
  '& summary:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '-2px',
  },
  '& p': { margin: 0, padding: '0 16px 16px' },
});
