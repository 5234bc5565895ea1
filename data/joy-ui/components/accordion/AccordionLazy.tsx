import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import CircularProgress from '@mui/joy/CircularProgress';

function Forecast() {
  const [loaded, setLoaded] = React.useState(false);

  React.useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), 1200);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div role="status">
      {loaded ? (
        'Clear from 22:00, wind 3 m/s.'
      ) : (
        <CircularProgress aria-label="Loading" size="sm" />
      )}
    </div>
  );
}

export default function AccordionLazy() {
  const [opened, setOpened] = React.useState(false);

  return (
    <AccordionGroup sx={{ maxWidth: 420 }}>
      <Accordion onChange={(_event, expanded) => expanded && setOpened(true)}>
        <AccordionSummary>Forecast for the site</AccordionSummary>
        <AccordionDetails>{opened && <Forecast />}</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
