import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyAccordionGroup: { defaultProps: { variant: 'outlined', size: 'lg' } },
    JoyAccordionSummary: {
      styleOverrides: { indicator: { order: -1 }, button: { justifyContent: 'flex-start' } },
    },
    JoyAccordionDetails: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({ backgroundColor: vars.palette.background.level1 }),
      },
    },
  },
});

export default function AccordionThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <AccordionGroup sx={{ maxWidth: 420 }}>
        <Accordion>
          <AccordionSummary>Red light only</AccordionSummary>
          <AccordionDetails>Your eyes need 20 minutes to adapt to the dark.</AccordionDetails>
        </Accordion>
        <Accordion>
          <AccordionSummary>No perfume</AccordionSummary>
          <AccordionDetails>It settles on the mirror.</AccordionDetails>
        </Accordion>
      </AccordionGroup>
    </ThemeProvider>
  );
}
