import { useId } from 'react';
import AddIcon from '@mui/icons-material/Add';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { accordionSummaryClasses } from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const questions = [
  {
    question: 'Can I bring guests?',
    answer: 'Guests can travel on the bus, but they need their own rooms.',
  },
  { question: 'What if I lose my voice?', answer: 'Come anyway. You can turn pages.' },
];

export default function AccordionIconStart() {
  const id = useId();

  return (
    <Box sx={{ width: '100%' }}>
      {questions.map(({ question, answer }, index) => (
        <Accordion key={question}>
          <AccordionSummary
            expandIcon={<AddIcon />}
            id={`${id}-question-${index}`}
            aria-controls={`${id}-question-${index}-panel`}
            sx={{
              flexDirection: 'row-reverse',
              gap: 2,
              [`& .${accordionSummaryClasses.expandIconWrapper}.${accordionSummaryClasses.expanded}`]:
                { transform: 'rotate(45deg)' },
            }}
          >
            <Typography component="span">{question}</Typography>
          </AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
