import { useId } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion, { accordionClasses } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { accordionSummaryClasses } from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const Song = styled(Accordion)(({ theme }) => ({
  boxShadow: 'none',
  backgroundColor: 'transparent',
  backgroundImage: 'none',
  borderInlineStart: `4px solid ${(theme.vars ?? theme).palette.divider}`,
  '&::before': { display: 'none' },
  [`&.${accordionClasses.expanded}`]: {
    borderInlineStartColor: (theme.vars ?? theme).palette.primary.main,
  },
  [`& .${accordionSummaryClasses.content}`]: { fontStyle: 'italic' },
}));

export default function AccordionStyled() {
  const id = useId();

  return (
    <Box sx={{ width: '100%' }}>
      {['Morning at the Harbor', 'The Weaver', 'Snow and Sun'].map((title, index) => (
        <Song key={title} disableGutters square>
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-song-${index}`}
            aria-controls={`${id}-song-${index}-panel`}
          >
            <Typography component="span">{title}</Typography>
          </AccordionSummary>
          <AccordionDetails>This is song {index + 1} of the second half.</AccordionDetails>
        </Song>
      ))}
    </Box>
  );
}
