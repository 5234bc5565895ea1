import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { questions } from './content';

/** Without scripts, all answers are open, because users can't open them. */
const openWithoutScripts = {
  '@media (scripting: none)': {
    '& .MuiCollapse-root': { height: 'auto', visibility: 'visible' },
  },
};

export default function Questions() {
  return (
    <Container
      component="section"
      aria-labelledby="questions"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1.6fr' },
        gap: { xs: 3, md: 8 },
        py: { xs: 6, md: 10 },
      }}
    >
      <div>
        <Typography variant="h4" component="h2" id="questions" sx={{ scrollMarginTop: 96 }}>
          Before you ask
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 1.5 }}>
          Something else? Write to{' '}
          <Link href="mailto:hello@murmur.example">hello@murmur.example</Link>. A beekeeper answers.
        </Typography>
      </div>
      <Box sx={openWithoutScripts}>
        {questions.map(({ question, answer }, index) => (
          <Accordion key={question} variant="outlined" defaultExpanded={index === 0}>
            <AccordionSummary
              id={`question-${index}`}
              aria-controls={`answer-${index}`}
              expandIcon={<ExpandMoreIcon />}
            >
              <Typography component="span" sx={{ fontWeight: 500 }}>
                {question}
              </Typography>
            </AccordionSummary>
            <AccordionDetails>
              <Typography color="text.secondary">{answer}</Typography>
            </AccordionDetails>
          </Accordion>
        ))}
      </Box>
    </Container>
  );
}
