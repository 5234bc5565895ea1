import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

const BRANCHES = ['Old town', 'Harbor side', 'Hill school'];

export default function ListSelected() {
  const [branch, setBranch] = React.useState(BRANCHES[0]);

  return (
    <List
      aria-label="Branch"
      sx={{ width: '100%', maxWidth: 260, '--ListItem-radius': '8px', '--List-gap': '4px' }}
    >
      {BRANCHES.map((name) => (
        <ListItem key={name}>
          <ListItemButton
            selected={name === branch}
            variant={name === branch ? 'soft' : 'plain'}
            color={name === branch ? 'primary' : 'neutral'}
            aria-pressed={name === branch}
            onClick={() => setBranch(name)}
          >
            {name}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
