import { useId } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withFlatAccordions = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiAccordion: { defaultProps: { disableGutters: true, elevation: 0, square: true } },
    MuiAccordionSummary: {
      defaultProps: { expandIcon: <ExpandMoreIcon /> },
      styleOverrides: {
        root: ({ theme: { typography } }) => ({ ...typography.subtitle1, minHeight: 56 }),
      },
    },
    MuiAccordionDetails: { styleOverrides: { root: { paddingInlineStart: 32 } } },
  },
});

export default function AccordionThemed() {
  const id = useId();

  return (
    <ThemeProvider theme={withFlatAccordions}>
      <Box sx={{ width: '100%' }}>
        {['Emergency contact', 'Lost and found'].map((title, index) => (
          <Accordion key={title}>
            <AccordionSummary
              id={`${id}-topic-${index}`}
              aria-controls={`${id}-topic-${index}-panel`}
            >
              {title}
            </AccordionSummary>
            <AccordionDetails>Call the tour office at any time.</AccordionDetails>
          </Accordion>
        ))}
      </Box>
    </ThemeProvider>
  );
}
