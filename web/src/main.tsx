/** The page: everything a browser shows. */
import { render } from 'preact';
import { App } from './app.tsx';
import './style/index.css';

const page = document.getElementById('page');
if (page !== null) render(<App />, page);
