import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

const SITES = ['Alder carr', 'Dune slack', 'Lagoon', 'Reed bed', 'Salt marsh'];

export default function TransferListOneStep() {
  const [route, setRoute] = React.useState(['Lagoon']);

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        width: '100%',
        maxWidth: 560,
      }}
    >
      {(['Sites', 'Today’s route'] as const).map((title) => {
        const add = title === 'Sites';
        const names = SITES.filter((site) => route.includes(site) !== add);
        return (
          <List
            key={title}
            tabIndex={-1}
            aria-label={title}
            subheader={<ListSubheader disableSticky>{title}</ListSubheader>}
            sx={{ minHeight: 240, border: 1, borderColor: 'divider', borderRadius: 1 }}
          >
            {names.map((name) => (
              <ListItem
                key={name}
                secondaryAction={
                  <IconButton
                    edge="end"
                    aria-label={add ? `Add ${name}` : `Remove ${name}`}
                    onClick={(event) => {
                      // This button goes away; its list stays.
                      event.currentTarget.closest('ul')?.focus();
                      setRoute(add ? [...route, name] : route.filter((site) => site !== name));
                    }}
                  >
                    {add ? <AddIcon /> : <RemoveIcon />}
                  </IconButton>
                }
              >
                <ListItemText primary={name} />
              </ListItem>
            ))}
          </List>
        );
      })}
    </Box>
  );
}
