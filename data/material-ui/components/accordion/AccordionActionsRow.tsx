import { useId, useState } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function AccordionActionsRow() {
  const [saved, setSaved] = useState('Lentil soup');
  const [draft, setDraft] = useState(saved);
  const id = useId();

  return (
    <Accordion defaultExpanded sx={{ width: '100%' }}>
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id={`${id}-lunch`}
        aria-controls={`${id}-lunch-panel`}
      >
        <Typography component="span">Lunch on the bus: {saved}</Typography>
      </AccordionSummary>
      <AccordionDetails>
        <TextField
          label="Dish"
          fullWidth
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
      </AccordionDetails>
      <AccordionActions>
        <Button onClick={() => setDraft(saved)}>Reset</Button>
        <Button onClick={() => setSaved(draft)}>Save</Button>
      </AccordionActions>
    </Accordion>
  );
}
