/** The utilities of all Tailwind demos, loaded with the first of them. See tailwind.css. */
import './tailwind.css';
