import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

interface SectionLinkProps extends React.ComponentProps<'a'> {
  section: string;
}

function SectionLink({ section, ...props }: SectionLinkProps) {
  return <a href={`#${section}`} {...props} />;
}

export default function ComposedRootComponent() {
  return (
    <nav aria-label="Sections of this page">
      <List>
        <ListItem disablePadding>
          <ListItemButton component={SectionLink} section="root-element">
            <ListItemText primary="Root element" />
          </ListItemButton>
        </ListItem>
        <ListItem disablePadding>
          <ListItemButton component={SectionLink} section="refs">
            <ListItemText primary="Refs" />
          </ListItemButton>
        </ListItem>
      </List>
    </nav>
  );
}
