import { useId, useState } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';

const tasks = [
  { task: 'Pack the music stands', text: 'Pack all 14 stands into the two long bags.' },
  { task: 'Tune the harp', text: 'Tune it one hour before the doors open.' },
];

export default function AccordionBesideControl() {
  const [done, setDone] = useState<string[]>([]);
  const id = useId();

  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%' }}>
      {tasks.map(({ task, text }, index) => (
        <Box key={task} sx={{ display: 'flex', alignItems: 'flex-start' }}>
          <Checkbox
            checked={done.includes(task)}
            onChange={(_event, checked) =>
              setDone(checked ? [...done, task] : done.filter((other) => other !== task))
            }
            inputProps={{ 'aria-label': `Done: ${task}` }}
          />
          <Accordion disableGutters sx={{ flex: 1 }}>
            <AccordionSummary
              expandIcon={<ExpandMoreIcon />}
              id={`${id}-task-${index}`}
              aria-controls={`${id}-task-${index}-panel`}
            >
              <Typography component="span">{task}</Typography>
            </AccordionSummary>
            <AccordionDetails>{text}</AccordionDetails>
          </Accordion>
        </Box>
      ))}
    </Box>
  );
}
